import { useState } from 'react'
import type * as z from 'zod/mini'
import { listFileOpenings } from '../../../shared/api/privacy.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage, useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Table } from '../../ui/table.tsx'

/** Shown before 'Show all'. */
const shownFirst = 20

/** Who on the staff opened what of the client's when. */
export function OpeningsCard({ clientId }: { clientId: string }) {
  const texts = useMessages().privacy
  const { language } = useLanguage()
  const openings = useCall(listFileOpenings, { params: { id: clientId }, query: { language } })
  return (
    <Card id="openings" title={texts.openings.title}>
      <p className="mb-4 text-muted">{texts.openings.text}</p>
      {openings.isPending && <Spinner />}
      <LoadFailure of={openings} otherwise={texts.failed} />
      {openings.data && <Openings openings={openings.data} />}
    </Card>
  )
}

function Openings({ openings }: { openings: z.output<typeof listFileOpenings.reply> }) {
  const texts = useMessages().privacy.openings
  const [all, setAll] = useState(false)
  if (openings.length === 0) return <p>{texts.none}</p>
  const numbered = openings.map((opening, index) => ({ ...opening, row: openings.length - index }))
  const shown = all ? numbered : numbered.slice(0, shownFirst)
  return (
    <>
      <Table
        caption={texts.caption}
        rows={shown}
        rowKey={({ row }) => row}
        columns={[
          {
            id: 'what',
            title: texts.what,
            rowHeader: true,
            cell: ({ what }) => <span className="break-words">{what}</span>,
          },
          { id: 'by', title: texts.by, cell: ({ by }) => by },
          {
            id: 'at',
            title: texts.at,
            cell: ({ at }) => <span className="block max-sm:text-right">{formatInstant(at)}</span>,
          },
        ]}
      />
      {shown.length < numbered.length && (
        <Button className="mt-4" kind="secondary" size="sm" onClick={() => setAll(true)}>
          {texts.more(shown.length, numbered.length)}
        </Button>
      )}
    </>
  )
}
