import { getSession } from '../../../shared/api/accounts.ts'
import { exportFigures, type FigureSheet } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { addressOf } from '../../lib/call-address.ts'
import { mayStaff } from '../../lib/may-staff.ts'
import { useCall } from '../../lib/use-call.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import type { FiguresAddress } from './figures-address.ts'

const { sheet: texts } = figureTexts

interface SheetLinkProps {
  period: Pick<FiguresAddress, 'until' | 'months'>
  sheet: FigureSheet
  /** What it is of: 'By month'. */
  of: string
}

/** A table of the reports as a file, for whoever may export. */
export function SheetLink({ period, sheet, of }: SheetLinkProps) {
  const session = useCall(getSession, {})
  if (!mayStaff(session.data, 'exports')) return null
  return (
    <a
      className={buttonStyle({ kind: 'quiet', size: 'sm' })}
      href={addressOf(exportFigures, { query: { ...period, sheet } })}
      download
      aria-label={texts.downloadOf(of)}
    >
      {texts.download}
    </a>
  )
}
