import { expect, it } from 'vitest'
import { startRecogniser } from './text-recogniser.ts'

it('a closed recogniser refuses where its caller can catch it: a page that was given up goes on for a while', async () => {
  const recogniser = await startRecogniser()
  await recogniser.close()
  const blank = { width: 200, height: 60, channels: 1, data: new Uint8Array(12_000).fill(255) } as const
  await expect(recogniser.recognise(blank, 'line')).rejects.toThrow('The recogniser is closed.')
})
