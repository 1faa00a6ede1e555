/** A part of a legal text. */
export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  /** A list below the paragraphs. */
  points?: readonly string[]
}

/** The text as it held from a day on. */
export interface LegalVersion {
  /** The day, '2026-11-23'. */
  version: string
  /** By the name of its address, 'renewals' of '/terms#renewals', in the order of the page. */
  sections: Readonly<Record<string, LegalSection>>
}

/** A legal page: the version that holds, and those that held before, the newest first. */
export interface LegalText {
  pageTitle: string
  description: string
  lead: string
  current: LegalVersion
  earlier: readonly LegalVersion[]
}
