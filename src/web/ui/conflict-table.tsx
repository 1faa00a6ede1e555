import { Button } from './button.tsx'
import { Table } from './table.tsx'

interface Conflict<Field extends string> {
  field: Field
  name: string
  theirs: string
  mine: string
}

interface ConflictTableProps<Field extends string> {
  caption: string
  conflicts: readonly Conflict<Field>[]
  onResolve: (field: Field, take: 'mine' | 'theirs') => void
  texts: {
    /** Titles of the columns. */
    field: string
    theirs: string
    mine: string
    choice: string
    /** In the place of an empty value. */
    none: string
    keep: string
    keepNamed: (field: string) => string
    take: string
    takeNamed: (field: string) => string
  }
}

/** Fields that two people changed at once: what is saved beside what was typed, with a choice for each. */
export function ConflictTable<Field extends string>(props: ConflictTableProps<Field>) {
  const { texts, onResolve } = props
  const shown = (value: string) =>
    value === '' ? (
      <span className="text-muted">{texts.none}</span>
    ) : (
      <span className="break-words whitespace-pre-wrap">{value}</span>
    )
  const choice = (field: Field, take: 'mine' | 'theirs', title: string, named: string) => (
    <Button kind="secondary" size="sm" aria-label={named} onClick={() => onResolve(field, take)}>
      {title}
    </Button>
  )
  return (
    <Table
      caption={props.caption}
      rows={props.conflicts}
      rowKey={({ field }) => field}
      columns={[
        { id: 'field', title: texts.field, rowHeader: true, cell: ({ name }) => name },
        { id: 'theirs', title: texts.theirs, cell: ({ theirs }) => shown(theirs) },
        { id: 'mine', title: texts.mine, cell: ({ mine }) => shown(mine) },
        {
          id: 'choice',
          title: texts.choice,
          cell: ({ field, name }) => (
            <span className="flex flex-wrap gap-2">
              {choice(field, 'mine', texts.keep, texts.keepNamed(name))}
              {choice(field, 'theirs', texts.take, texts.takeNamed(name))}
            </span>
          ),
        },
      ]}
    />
  )
}
