import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Table } from './table.tsx'

interface Conflict<Field extends string> {
  field: Field
  name: string
  theirs: ReactNode
  mine: ReactNode
}

interface ConflictTableProps<Field extends string> {
  caption: string
  conflicts: readonly Conflict<Field>[]
  onResolve: (field: Field, take: 'mine' | 'theirs') => void
  texts: {
    columns: { field: string; theirs: string; mine: string; choice: string }
    keep: string
    keepNamed: (field: string) => string
    take: string
    takeNamed: (field: string) => string
  }
}

/** Fields that two people changed at once: what is saved beside what was typed, with a choice for each. */
export function ConflictTable<Field extends string>(props: ConflictTableProps<Field>) {
  const { texts, onResolve } = props
  const { columns } = texts
  return (
    <Table
      caption={props.caption}
      rows={props.conflicts}
      rowKey={({ field }) => field}
      columns={[
        { id: 'field', title: columns.field, rowHeader: true, cell: ({ name }) => name },
        { id: 'theirs', title: columns.theirs, cell: ({ theirs }) => theirs },
        { id: 'mine', title: columns.mine, cell: ({ mine }) => mine },
        {
          id: 'choice',
          title: columns.choice,
          cell: ({ field, name }) => (
            <span className="flex flex-wrap gap-2">
              <Button
                kind="secondary"
                size="sm"
                aria-label={texts.keepNamed(name)}
                onClick={() => onResolve(field, 'mine')}
              >
                {texts.keep}
              </Button>
              <Button
                kind="secondary"
                size="sm"
                aria-label={texts.takeNamed(name)}
                onClick={() => onResolve(field, 'theirs')}
              >
                {texts.take}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}
