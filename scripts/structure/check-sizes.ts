import { isCode, type SourceFile } from './source-file.ts'

const most = 400
const wide = 250
const typical = 70
/** Tables of data and the message catalogue may be as long as what they list. */
const lists = [/^src\/shared\/messages\//, /^src\/shared\/catalogue\//, /\.data\.ts$/]

/** The file-size budget: median under 70 lines, 95 % under 250, none over 400. */
export function checkSizes(files: readonly SourceFile[]): string[] {
  const sizes = files
    .filter(({ path }) => isCode(path) && !lists.some((list) => list.test(path)))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  const at = (share: number) =>
    sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0
  const problems = sizes
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines} lines; no file has more than ${most}, split it by subject`)
  if (at(0.5) >= typical)
    problems.push(`half of the files have ${at(0.5)} lines or more; the median stays under ${typical}`)
  if (at(0.95) >= wide)
    problems.push(`one file in twenty has ${at(0.95)} lines or more; 95 % stay under ${wide}`)
  return problems
}
