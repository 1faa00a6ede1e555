import type { PostalProvider } from '../../src/server/platform/postal/postal-provider.ts'
import { PostalRefused, PostalUnavailable } from '../../src/server/platform/postal/postal-provider.ts'

/** How often a provider was asked for a letter, and what it does with the next request instead of taking it. */
export interface PostalTrouble {
  asked: number
  next: 'down' | 'refuses' | 'loses the answer' | null
}

/** A provider whose next letter meets the trouble that a test names. */
export function troubledPostal(provider: PostalProvider, trouble: PostalTrouble): PostalProvider {
  return {
    ...provider,
    async send(order) {
      trouble.asked += 1
      const { next } = trouble
      trouble.next = null
      if (next === 'down') throw new PostalUnavailable('down', { mayHaveArrived: false })
      if (next === 'refuses') throw new PostalRefused('no')
      const letter = await provider.send(order)
      if (next === 'loses the answer') throw new PostalUnavailable('lost', { mayHaveArrived: true })
      return letter
    },
  }
}
