import type { Sentence } from '../../shared/sentences/sentence.ts'

/**
 * What a page of a PDF shows, with positions. Knows nothing of credit.
 * Units: PDF points (1/72 inch). Origin: top-left corner of the page as displayed; y grows downwards.
 */
export interface Box {
  /** 1-based page number. */
  page: number
  x: number
  y: number
  width: number
  height: number
  /**
   * Only of a scan that lies sideways: the quarter turns to the left that brought the page upright, after which the
   * place is measured. The text of any other page says itself how it lies.
   */
  turn?: number
}

/** A run of glyphs without a word gap inside. `text` is NFC-normalised; private-use glyphs are kept. */
export interface Word {
  text: string
  box: Box
  /** Font size in points as displayed. */
  size: number
  bold: boolean
  /** y of the line the glyphs stand on. Absent in words made by hand: four fifths of the box is taken then. */
  baseline?: number
  /** 0..1, how sure character recognition was; absent where the file itself has the text. */
  confidence?: number
  /** Made of a drawing: the file has no text there. */
  isDrawn?: true
}

/** A drawn shape (filled or stroked path, or an image) that carries no text: tick marks, rules, shaded cells. */
export interface Mark {
  kind: 'path' | 'image'
  box: Box
  /** '#rrggbb' of the fill, or of the stroke when there is no fill; null for an image. */
  colour: string | null
}

/** Words that share a baseline, left to right. `text` joins them with single spaces. */
export interface Line {
  text: string
  words: Word[]
  box: Box
}

/** Stands for a sign that is drawn and that the file does not say. */
export const lostSign = '\ufffd'

export interface Page {
  number: number
  width: number
  height: number
  words: Word[]
  marks: Mark[]
  /** Glyphs drawn alone that no letter is known of, each a word of `lostSign`; absent where there is none. */
  signs?: Word[]
  /** What people said of places of it; a file itself has none. */
  notes?: PageNote[]
}

/** What somebody said of words of a page, for those who read it to understand. */
export interface PageNote {
  box: Box
  words: string
  about: Readonly<Record<string, string>>
}

/** Why a file could not be read as positioned text; `sentence` is shown to the person who uploaded it. */
export type ReadRefusal = {
  code: 'not_a_pdf' | 'empty' | 'locked' | 'broken' | 'scanned' | 'no_text' | 'too_large' | 'timeout'
  sentence: Sentence
}

export type ReadResult = { ok: true; pages: Page[] } | { ok: false; refusal: ReadRefusal }
