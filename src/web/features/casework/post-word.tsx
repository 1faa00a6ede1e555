import { SpokenWordPart } from './decisions/spoken-word-part.tsx'
import { useSpokenWord } from './decisions/use-spoken-word.ts'

/** On whose word staff order that letters be mailed: the server takes no order without. */
export function PostWord({ clientId, clientName }: { clientId: string; clientName: string }) {
  const word = useSpokenWord(clientId)
  return <SpokenWordPart clientId={clientId} clientName={clientName} word={word} place="post" />
}
