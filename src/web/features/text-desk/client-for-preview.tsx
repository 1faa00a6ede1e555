import { useState } from 'react'
import { listClients } from '../../../shared/api/staff-clients.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import { useCall } from '../../lib/use-call.ts'
import { usePaused } from '../../lib/use-paused.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface ChosenClient {
  id: number
  name: string
}

interface ClientForPreviewProps {
  client: ChosenClient | null
  onChoose: (client: ChosenClient | null) => void
}

/** Whose data the preview shows: a sample's, or those of the client that is found here. */
export function ClientForPreview({ client, onChoose }: ClientForPreviewProps) {
  if (!client) return <FindClient onChoose={onChoose} />
  return (
    <p className="flex flex-wrap items-center gap-3">
      {texts.withData(client.name)}
      <Button kind="secondary" size="sm" onClick={() => onChoose(null)}>
        {texts.backToSample}
      </Button>
    </p>
  )
}

function FindClient({ onChoose }: { onChoose: (client: ChosenClient) => void }) {
  const [typed, setTyped] = useState('')
  const search = usePaused(typed.trim())
  const found = useCall(listClients, { query: { search, pageSize: '5' } }, { enabled: search.length > 1 })
  return (
    <div className="grid gap-2">
      <TextField
        id="preview-client"
        label={texts.findClient}
        hint={texts.findClientHint}
        optional
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div role="status">
        {search.length > 1 && found.data?.length === 0 && <p className="text-muted">{texts.noClient}</p>}
      </div>
      {search.length > 1 && found.data && found.data.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {found.data.map(({ id, name, email }) => (
            <li key={id}>
              <Button kind="secondary" size="sm" onClick={() => onChoose({ id, name })}>
                {name} · {email}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
