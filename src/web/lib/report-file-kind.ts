/** What a file input offers for a report: PDF, photos, saved pages; phones turn their own format into JPG for it. */
export const reportAccept =
  'application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp,text/html,.html,.htm,.mhtml,.mht'
/** What the first look reads in the browser. Photos are not among it (decision 129). */
export const lookAccept = 'application/pdf,.pdf,text/html,.html,.htm,.mhtml,.mht'
/** For the camera of a phone. */
export const photoAccept = 'image/jpeg,image/png,image/webp'
/** Identity and evidence papers (decision 22). */
export const paperAccept = 'application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png'
export const paperPhotoAccept = 'image/jpeg,image/png'

const lookedAt = 4096

/** Whether a file is a PDF, a photo or a saved page by its content: the server's own check (decision 22). */
export async function isReportFile(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, lookedAt).arrayBuffer())
  // Without its zero bytes a page in UTF-16 reads as one in ASCII.
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const text = String.fromCharCode(...(isWide ? head.filter((byte) => byte !== 0) : head))
  const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((sign) => text.startsWith(sign))
  const isWebp = text.startsWith('RIFF') && text.startsWith('WEBP', 8)
  if (starts || isWebp || text.slice(0, 1024).includes('%PDF-')) return true
  if (text.includes('\0')) return false
  const isArchive = /^mime-version:/im.test(text) && /^content-type:\s*multipart\/related/im.test(text)
  return isArchive || /<!doctype html|<html[\s>]/i.test(text)
}
