interface SkippedClientsProps {
  /** One line above the list. */
  title: string
  skipped: readonly { clientId: number; name: string; reason: string }[]
}

/** Whom an act on many clients left out, each with why; nothing where it left out nobody. */
export function SkippedClients({ title, skipped }: SkippedClientsProps) {
  if (skipped.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
        {skipped.map(({ clientId, name, reason }) => (
          <li key={clientId}>
            <strong className="font-semibold">{name}</strong>: {reason}
          </li>
        ))}
      </ul>
    </>
  )
}
