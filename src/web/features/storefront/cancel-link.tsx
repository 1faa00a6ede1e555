import { useNavigate } from '../../lib/router/router-context.tsx'
import { useMessages } from '../../lib/use-messages.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Back to where one came from; a page in a tab of its own has no such place, and leads to `to`. */
export function CancelLink({ to }: { to: string }) {
  const { pay } = useMessages()
  const navigate = useNavigate()
  return (
    <TextLink
      to={to}
      onClick={(event) => {
        if (window.history.length < 2) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      {pay.cancel}
    </TextLink>
  )
}
