import type { ComponentProps } from 'react'
import { Table } from '../../ui/table.tsx'

type TitledTableProps<Row> = Omit<ComponentProps<typeof Table<Row>>, 'caption' | 'captionShown'> & {
  title: string
}

/** A table below its title, which is the caption of it for a screen reader. */
export function TitledTable<Row>({ title, ...table }: TitledTableProps<Row>) {
  return (
    <div>
      <p aria-hidden="true" className="pb-2 font-semibold">
        {title}
      </p>
      <Table {...table} caption={title} />
    </div>
  )
}
