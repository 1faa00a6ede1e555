/** Rows as a table of text; columns of numbers stand to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const isNumeric = head.map(
    (_, at) =>
      rows.length > 0 && rows.every((row) => /^(-|[\d.]+( %)?|\d+( of |\/)\d+)$/.test(row[at] ?? '')),
  )
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => (isNumeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
