/** Whether the text of a page can be taken as it is, or the page has to be looked at. */
import type { Glyph } from './page-glyphs.ts'
import type { Page } from './positioned-text.ts'

/**
 * 'text': what the page says, its letters say. 'blank': it shows nothing. All others only show what they say, and go to
 * character recognition: a 'picture' (a scan, a photo, also one with hidden letters of another program's recognition),
 * 'outlines' (letters drawn as shapes), and letters that are 'unmapped' (the font, or what they spell, is no language).
 */
export type PageContent = 'text' | 'blank' | 'picture' | 'outlines' | 'unmapped'

/** A print header and a page number at most. */
const fewLetters = 120
/** Share of a page's area that pictures cover. */
const mostly = 0.4
/** A page of report text has thousands of strokes when it is drawn; logos, rules and check boxes have some hundreds. */
const strokesOfText = 2500
/** Fewer letters without a name are ticks and bullets. */
const someGlyphs = 20
/** Fewer words may all be names and figures. */
const someWords = 60
/** So many tell what language a page is in. */
const enoughWords = 300
/** Of the words of any page of prose, labels or tables, far more than this are among the commonest. */
const commonShare = 0.02

/** Of the characters of a page of ticks, arrows and boxes, which are of a handful of kinds, this share may be signs. */
const mostSigns = 0.3
/** More kinds of signs than any report prints: a font whose letters are named as signs. */
const manySigns = 12

/** Words of two letters and more that pages of English and Spanish reports are made of; month names for pages of tables. */
const common = new Set(
  `the of and to in for is on you your or by this that with from are not an at as be may it if was we
  account accounts date balance credit payment payments status type number report page past due opened closed reported amount
  limit high name address phone paid open current inquiry inquiries score information monthly terms ok nd no yes
  jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december el la los las de del que en un una por para con su sus cuenta cuentas fecha saldo pago pagos estado informe crédito
  experian equifax transunion`.split(/\s+/),
)

/** @param strokes counts the segments of the paths that the page draws; asked only where there are few letters */
export function contentOf(page: Page, glyphs: readonly Glyph[], strokes: () => number): PageContent {
  const shown = glyphs.filter(({ hidden }) => !hidden)
  const pictured = pictureShare(page) > mostly
  // Another program's recognition is laid over the picture, and nobody would be asked what it guessed.
  if (pictured && shown.length < fewLetters) return 'picture'
  const unmapped = shown.filter((glyph) => glyph.unmapped).length
  if (unmapped >= someGlyphs && unmapped * 2 > shown.length) return 'unmapped'
  if (isNonsense(page) || isOfSigns(page)) return 'unmapped'
  if (glyphs.length < fewLetters && strokes() > strokesOfText) return 'outlines'
  return page.words.length > 0 ? 'text' : 'blank'
}

/** True for a page that has to be looked at to know what it says. */
export function needsRecognition(content: PageContent): boolean {
  return content === 'picture' || content === 'outlines' || content === 'unmapped'
}

/** Share of the page that pictures cover, above 1 where they lie over each other. */
function pictureShare(page: Page): number {
  const area = page.width * page.height || 1
  let covered = 0
  for (const { kind, box } of page.marks) if (kind === 'image') covered += box.width * box.height
  return covered / area
}

/** Letters that spell nothing: the file names other letters than it shows. Words of other scripts are not judged. */
function isNonsense({ words }: Page): boolean {
  let [spelled, known] = [0, 0]
  for (const { text } of words) {
    const word = text.toLowerCase().replace(/^[^a-zà-ÿ]+|[^a-zà-ÿ]+$/g, '')
    if (!/^[a-zà-ÿ]{2,}$/.test(word)) continue
    spelled += 1
    if (common.has(word)) known += 1
    if (spelled === enoughWords) break
  }
  return spelled >= someWords && known < commonShare * spelled
}

/** Letters that are named as signs, or as no character at all: what a printer driver's own fonts often leave. */
function isOfSigns({ words }: Page): boolean {
  let [characters, signs] = [0, 0]
  const kinds = new Set<string>()
  for (const { text } of words) {
    for (const character of text) {
      characters += 1
      if (!/[\p{So}\p{Co}\p{Cn}\p{Cc}]/u.test(character)) continue
      signs += 1
      kinds.add(character)
    }
  }
  return kinds.size >= manySigns && signs > mostSigns * characters
}
