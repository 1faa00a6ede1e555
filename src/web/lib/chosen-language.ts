import { type Language, languageOfTag } from '../../shared/rules/language.ts'

const name = 'armor_language'

/** The language that the person chose in this browser; English before they chose, and where storage is forbidden. */
export function readChosenLanguage(): Language {
  try {
    return languageOfTag(localStorage.getItem(name))
  } catch {
    return 'en'
  }
}

/** A choice of the person, not what they typed: it stays after the day that drafts are kept. */
export function keepChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(name, language)
  } catch {
    // A forbidden storage forgets the choice with the page.
  }
}
