/** Advance widths of Helvetica for the characters from space to '~', in thousandths of the font's size. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

/** Width of the text in points. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, char) => sum + (widths[char.charCodeAt(0) - 32] ?? 556), 0) * (size / 1000)
}

/** Breaks the text between words as a browser does; a word wider than the column stays whole. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const open = lines.at(-1)
    if (open !== undefined && widthOf(`${open} ${word}`, size) <= width)
      lines[lines.length - 1] = `${open} ${word}`
    else lines.push(word)
  }
  return lines
}
