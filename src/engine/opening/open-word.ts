import { unzipSync } from 'fflate'
import type { OpenedPaper } from './opened-paper.ts'

/** The text of a thousand pages; what says that it holds more is no letter. */
const mostTextBytes = 50_000_000
const textPart = 'word/document.xml'

/** A Word document (ECMA-376) opens when its directory is there and its text part can be taken out. */
export function openWord(bytes: Uint8Array): OpenedPaper {
  if (!isWholeZip(bytes)) return { ok: false, fault: 'incomplete' }
  try {
    let isTooLarge = false
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== textPart) return false
        isTooLarge ||= originalSize > mostTextBytes
        return !isTooLarge
      },
    })
    if (isTooLarge) return { ok: false, fault: 'too-large' }
    return parts[textPart]?.length ? { ok: true, kind: 'docx', pages: null } : { ok: false, fault: 'damaged' }
  } catch {
    return { ok: false, fault: 'damaged' }
  }
}

/** The directory of a ZIP stands at its end, and its last record says how long it is and where it begins. */
function isWholeZip(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = content.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < 0 || at + 22 > content.length) return false
  return content.readUInt32LE(at + 16) + content.readUInt32LE(at + 12) <= at
}
