import ChevronRight from 'lucide-react/icons/chevron-right'
import { casePartTexts as texts } from '../../../shared/messages/staff/case-parts.ts'
import { classNames } from '../../ui/class-names.ts'
import { SmartLink } from '../../ui/smart-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type CasePart, partAddress } from './case-parts.ts'

interface PartNavProps {
  clientId: number
  parts: readonly CasePart[]
  /** null: none; only on a narrow screen. */
  open: CasePart | null
}

/** The ways between the parts: tabs on a wide screen, a list on a narrow one, of which the open part leaves the way back alone. */
export function PartNav({ clientId, parts, open }: PartNavProps) {
  return (
    <nav aria-label={texts.nav} className="mb-4">
      {open !== null && (
        <p className="md:hidden">
          <TextLink
            to={`/dashboard/client?client=${clientId}`}
            className="inline-flex min-h-12 items-center font-semibold"
          >
            {texts.all}
          </TextLink>
        </p>
      )}
      <ul
        className={classNames(
          'grid gap-x-5 border-line max-md:rounded-lg max-md:border max-md:bg-surface md:flex md:flex-wrap md:border-b',
          open !== null && 'max-md:hidden',
        )}
      >
        {parts.map((part) => (
          <li key={part} className="border-line max-md:not-last:border-b">
            <SmartLink
              to={partAddress(clientId, part)}
              aria-current={part === open ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center justify-between text-ink no-underline max-md:px-4 md:min-h-11 md:border-b-2',
                part === open ? 'border-press font-semibold' : 'border-transparent hover:border-ink',
              )}
            >
              {texts.parts[part]}
              <ChevronRight aria-hidden="true" className="size-5 text-muted md:hidden" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
