import type { Language } from './rules/language.ts'

/** Where the manifest of the installable app is served, in each language. */
export function manifestOf(language: Language): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`
}
