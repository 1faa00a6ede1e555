import type { GuidePaperShown } from '../../../shared/api/guides.ts'

type Block = GuidePaperShown['blocks'][number]

const between = ' | '

/** A part of a paper as text to edit: a point a line; rows with their cells between bars. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
    case 'steps':
    case 'checks':
      return block.items.join('\n')
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'table':
      return block.rows.map((row) => row.join(between)).join('\n')
    default:
      return block.text
  }
}

/** The same part with another text; what its form cannot hold stands in its last cell. */
export function withText(block: Block, text: string): Block {
  const lines = text.split('\n')
  switch (block.kind) {
    case 'list':
    case 'steps':
    case 'checks':
      return { ...block, items: lines }
    case 'facts':
      return { ...block, rows: lines.map(factOf) }
    case 'table': {
      const cells = block.head.length
      return { ...block, rows: lines.map((line) => cellsOf(line, cells)) }
    }
    default:
      return { ...block, text }
  }
}

function factOf(line: string): { label: string; value: string } {
  const [label = '', ...value] = line.split(': ')
  return { label, value: value.join(': ') }
}

function cellsOf(line: string, count: number): string[] {
  const parts = line.split(between)
  const kept = parts.slice(0, count - 1)
  const cells = [...kept, parts.slice(count - 1).join(between)]
  return [...cells, ...Array.from({ length: Math.max(0, count - cells.length) }, () => '')]
}
