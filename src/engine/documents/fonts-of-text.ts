/** Fonts of a script that the product's own two families do not have, each loaded only when a text needs it. */
interface ScriptFont {
  /** Its characters. Han stands with kana: the font of Simplified Chinese has both. */
  characters: RegExp
  file: string
}

const ownFonts = [
  'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
]

const scriptFonts: readonly ScriptFont[] = [
  { characters: /\p{Script=Arabic}/u, file: 'noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf' },
  { characters: /\p{Script=Hebrew}/u, file: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf' },
  {
    characters: /\p{Script=Devanagari}/u,
    file: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  },
  { characters: /\p{Script=Thai}/u, file: 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf' },
  { characters: /\p{Script=Hangul}/u, file: 'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf' },
  {
    characters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    file: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  },
]

/** What a law wants in bold face type is printed so: the other papers emphasise in semibold. */
const boldFont = 'source-serif-4/700Bold/SourceSerif4_700Bold.ttf'

/** The files of @expo-google-fonts that print this text; the same text gives the same list. */
export function fontsOfText(text: string, { bold = false } = {}): string[] {
  const more = scriptFonts.filter(({ characters }) => characters.test(text)).map(({ file }) => file)
  return [...ownFonts, ...(bold ? [boldFont] : []), ...more]
}
