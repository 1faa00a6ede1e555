/**
 * Where a spreadsheet would find the beginning of a formula or a command, in half or full width: at the start, and after a
 * sign that some country's spreadsheets part cells by. Also a start that some of them skip.
 */
const dangerous = /(?<=^|[;,|\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu

/**
 * A value as text that no spreadsheet runs: an apostrophe stands before what would begin a formula, also where a
 * spreadsheet parts cells by semicolons or tabs and so finds a beginning inside of the value. Null is an empty cell.
 */
export function spreadsheetCell(value: string | null): string {
  return (value ?? '').replaceAll(dangerous, "'")
}
