/** Longer than any account number with its mask; a bound for hostile files. */
const longest = 40
const masked = /^([A-Z0-9-]*\*{2,}[A-Z0-9*]*|[A-Z0-9]*\d[A-Z0-9]*X{4,})$/i

/** The masked account number that ends a heading: '517886****', 'M10466****', '1234XXXX'; null when none does. */
export function maskedNumberOf(text: string): string | null {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  return last.length <= longest && masked.test(last) ? last : null
}
