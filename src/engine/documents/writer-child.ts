/**
 * The process that sets documents. Started by write-in-child.ts and by nothing else: typesetting is native code, which
 * blocks its process and can be ended only by ending it. It has no settings, no keys and no database of the server.
 */
import { setPriority } from 'node:os'
import { hideSocialSecurityNumbers } from '../letters/hide-numbers.ts'
import { setAgreement } from './set-agreement.ts'
import { createTypesetter } from './typesetter.ts'
import { writeDocuments } from './write-documents.ts'
import { writeWord } from './write-word.ts'
import type { WriterAnswer, WriterRequest, WriterTask, Written } from './writer-messages.ts'

try {
  // Writing gives way to the server, which answers people.
  setPriority(10)
} catch {
  // Some containers forbid it; then it writes at normal priority.
}

const typesetter = createTypesetter()

async function write(task: WriterTask): Promise<Written> {
  if ('caseFile' in task) {
    const { caseFile, pictures } = task
    return { documents: await writeDocuments(caseFile, { pictures, typesetter }) }
  }
  if ('agreement' in task) return { page: setAgreement(typesetter, task.agreement, task.asOf) }
  if ('envelope' in task) {
    const { bindEnvelope } = await import('./bind-envelope.ts')
    return { page: await bindEnvelope(typesetter, task.envelope, task.asOf) }
  }
  if ('envelopes' in task) {
    const { joinEnvelopes } = await import('../envelope/join-envelopes.ts')
    return { joined: await joinEnvelopes(task.envelopes, task.title) }
  }
  if ('letter' in task) {
    const { signLetter } = await import('./sign-letter.ts')
    return { page: await signLetter(typesetter, task.letter, task.asOf) }
  }
  const paper = hideSocialSecurityNumbers(task.paper)
  if (task.as === 'word') return { word: await writeWord(paper) }
  return { page: typesetter.set('paper', paper, task.asOf) }
}

process.on('message', async ({ id, task }: WriterRequest) => {
  let answer: WriterAnswer
  try {
    answer = { id, written: await write(task) }
  } catch (error) {
    answer = { id, fault: error instanceof Error ? error.message : String(error) }
  }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit(0))
