import type { Finding } from '../audit/finding.ts'
import type { CaseFile, EvidencePicture } from './case-file.ts'
import { pictureKey } from './evidence-picture.ts'
import type { FindingPicture } from './forensic-analysis.ts'
import { languageOf, wordsIn } from './words/language.ts'

const picturesPerFinding = 4
/** Of the whole document, which must stay a file that can be mailed; in it a picture is some 2.3 times its PNG. */
const picturesInAll = 60
const bytesInAll = 1_000_000

export interface PictureChooser {
  /** Crops of the lines of a finding, each line once; none where none was drawn or the document is full. */
  of(finding: Finding): FindingPicture[]
  /** What was chosen so far. */
  chosen(): EvidencePicture[]
}

/** Gives pictures to findings in the order of asking, the strongest first, until the document is full. */
export function choosePictures(pictures: readonly EvidencePicture[], caseFile: CaseFile): PictureChooser {
  const { forensic: words } = wordsIn(languageOf(caseFile))
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]))
  const chosen = new Map<string, EvidencePicture>()
  let bytes = 0

  function take(picture: EvidencePicture): boolean {
    if (chosen.has(picture.key)) return true
    if (chosen.size >= picturesInAll || bytes + picture.png.byteLength > bytesInAll) return false
    chosen.set(picture.key, picture)
    bytes += picture.png.byteLength
    return true
  }

  return {
    of(finding) {
      const lines = new Map(finding.evidence.map((line) => [pictureKey(line), line]))
      return [...lines].slice(0, picturesPerFinding).flatMap(([key, line]) => {
        const picture = byKey.get(key)
        if (picture === undefined || !take(picture)) return []
        return [
          {
            key,
            width: picture.width,
            height: picture.height,
            alt: words.pictureAlt(line.bureau, line.box.page, line.label, line.printed.trim()),
            caption: words.pictureCaption(line.bureau, line.box.page),
          },
        ]
      })
    },
    chosen: () => [...chosen.values()],
  }
}
