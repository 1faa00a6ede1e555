/** Brands of the format in which phones of Apple keep photos (ISO/IEC 23008-12, 10.2). */
const brands = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/

/** Whether a file is a HEIC photo, by its first twelve bytes. Nothing here opens one: its codec is not free. */
export function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12))
  return text.startsWith('ftyp') && brands.test(text.slice(4))
}
