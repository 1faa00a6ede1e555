import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type IntakeFileField, intakeFiles } from '../../../shared/api/intake.ts'
import { type CarriedReport, dropCarried, listCarried } from '../../lib/carried-reports.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SeenFiles } from './use-intake-files.ts'

const carriedKey = ['carried-reports'] as const

interface CarriedInIntakeProps {
  /** Fields that have no report yet, neither chosen nor stored. */
  empty: ReadonlySet<IntakeFileField>
  seen: SeenFiles
  onChoose: (field: IntakeFileField, file: File) => void
}

/** Reports of the first look that wait on this device, put into their fields by one press; what the server has leaves the device. */
export function CarriedInIntake({ empty, seen, onChoose }: CarriedInIntakeProps) {
  const { reports, intake } = useMessages()
  const queries = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: carriedKey,
    queryFn: listCarried,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    const gone = placedOf(data).flatMap(({ field, file }) =>
      seen[field] === undefined || seen[field] === 'looking' ? [] : [file],
    )
    if (gone.length === 0) return
    void dropCarried(gone).then(() =>
      queries.setQueryData<readonly CarriedReport[]>(carriedKey, (left = []) =>
        left.filter(({ file }) => !gone.includes(file)),
      ),
    )
  }, [data, seen, queries])
  const open = placedOf(data).filter(({ field }) => empty.has(field))
  if (open.length === 0) return null
  return (
    <Notice title={reports.carried.title}>
      <p>{reports.carried.lead}</p>
      <Button
        kind="secondary"
        size="sm"
        className="mt-3"
        onClick={() => {
          for (const { field, file } of open) onChoose(field, file)
        }}
      >
        {intake.takeCarried(open.length)}
      </Button>
    </Notice>
  )
}

/** Each with the field of its bureau; what was not read to be one bureau's has none. */
function placedOf(carried: readonly CarriedReport[]) {
  return carried.flatMap(({ bureau, file }) => {
    const field = intakeFiles.find((slot) => bureau !== null && slot.bureau === bureau)?.field
    return field ? [{ field, file }] : []
  })
}
