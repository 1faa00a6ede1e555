/** Papers that a person signs before anything is charged (15 U.S.C. 1679c to 1679e), as plain data. */

/** One line of the pen: x and y in turn, whole numbers, x from 0 to 600 and y from 0 to 200. */
export type Stroke = readonly number[]

/** Width and height of the field that is signed in. */
export const drawingSize = { width: 600, height: 200 } as const

/** What was signed, and when. */
export interface Signature {
  /** As the person typed it: this is the signature. */
  name: string
  /** Drawn besides; empty for who cannot draw or would not. */
  drawing: readonly Stroke[]
  /** 'November 2, 2026 at 10:04 AM EST'. */
  signedAt: string
}

export type AgreementBlock =
  | { kind: 'heading' | 'paragraph' | 'bold' | 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  /** The place of the signature; `signed` null: it waits. `labels` name its parts. */
  | {
      kind: 'signature'
      labels: { name: string; drawing: string; date: string; empty: string }
      signed: Signature | null
    }
  /** Lines that are filled in by hand: on paper, when it is mailed. */
  | { kind: 'blanks'; labels: readonly string[] }
  /** What follows begins a page of its own. */
  | { kind: 'page' }

export interface AgreementPaper {
  title: string
  language: 'en' | 'es'
  /** Whose paper it is: the author of the file. */
  name: string
  footer: string
  blocks: readonly AgreementBlock[]
}

/** A drawing as a picture of lines, for the typesetter: numbers alone, so that nothing in it can be markup. */
export function drawingAsSvg(drawing: readonly Stroke[]): string {
  const { width, height } = drawingSize
  const lines = drawing.map((stroke) => {
    const points = stroke.map((value) => Math.round(value))
    return `<polyline points="${points.join(' ')}" fill="none" stroke="#14213D" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${lines.join('')}</svg>`
}
