import { personTexts as texts } from '../../../shared/messages/staff/persons.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Where staff see everything of an address. */
export const personAddress = (email: string): string => `/dashboard/people?email=${encodeURIComponent(email)}`

/** The way from wherever an address stands to everything of it. */
export function PersonLink({ email, className }: { email: string; className?: string }) {
  return (
    <TextLink to={personAddress(email)} aria-label={texts.linkNamed(email)} className={className}>
      {texts.link}
    </TextLink>
  )
}
