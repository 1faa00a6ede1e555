/**
 * Marks that turn the direction of what follows or show nothing: 'Ann \u202Egpj.exe' is read as another name than it is. Joiners stay,
 * for names of some scripts need them.
 */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** What some program ends a line at, or a terminal obeys. */
const breaking = /[\p{Cc}\u2028\u2029]+/gu

/** A text as one line that is what it shows: a name, or the subject of a mail, where a line of its own would be a header of its own. */
export function plainLine(text: string): string {
  return text.replace(unseen, '').replace(breaking, ' ').replace(/ {2,}/g, ' ').trim()
}
