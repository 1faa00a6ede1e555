import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReportReadingState } from '../../../shared/api/pointing.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'

interface PageChooserProps {
  pages: ReportReadingState['pages']
  page: number
  onPage: (page: number) => void
}

/** From page to page of the report; each says how many of its lines were not understood. */
export function PageChooser({ pages, page, onPage }: PageChooserProps) {
  const texts = useMessages().pointing.page
  const at = pages.findIndex((each) => each.page === page)
  const to = (step: number) => pages[at + step]?.page
  return (
    <nav aria-label={texts.label} className="flex flex-wrap items-end gap-2">
      <StepButton label={texts.previous} to={to(-1)} onPage={onPage} Icon={ChevronLeft} />
      <div className="min-w-40">
        <SelectField
          id="report-page"
          label={texts.choose}
          empty={false}
          value={String(page)}
          choices={pages.map((each) => ({
            value: String(each.page),
            label: texts.option(each.page, pages.length, each.unread),
          }))}
          onChange={(event) => onPage(Number(event.target.value))}
        />
      </div>
      <StepButton label={texts.next} to={to(1)} onPage={onPage} Icon={ChevronRight} />
    </nav>
  )
}

function StepButton(props: {
  label: string
  to: number | undefined
  onPage: (page: number) => void
  Icon: typeof ChevronLeft
}) {
  const { label, to, onPage, Icon } = props
  return (
    <Button
      kind="secondary"
      aria-label={label}
      aria-disabled={to === undefined}
      className={to === undefined ? 'opacity-50' : ''}
      onClick={() => to !== undefined && onPage(to)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
