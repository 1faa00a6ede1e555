/** The languages in which clients read the product. Letters to bureaus, furnishers and collectors are English always. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The first language of an Accept-Language header, or of any tag; English where it is neither of ours. */
export function languageOfTag(tag: string | undefined | null): Language {
  return /^\s*es\b/i.test(tag ?? '') ? 'es' : 'en'
}

/** For dates and numbers: the United States in both. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' }
