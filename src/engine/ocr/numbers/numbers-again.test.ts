import { describe, expect, it } from 'vitest'
import type { PageIdea, RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { withNumbersReadAgain } from './numbers-again.ts'

const picture = { width: 200, height: 40, channels: 1 as const, data: new Uint8Array(200 * 40).fill(255) }

const word = (text: string, confidence = 90): RecognisedWord => ({
  text,
  confidence,
  left: 20,
  right: 20 + 12 * text.length,
  top: 10,
  bottom: 25,
  baseline: 25,
  lineHeight: 20,
})

/** What the closer look reads, as a line and as nothing but figures. */
async function looked(read: RecognisedWord, line: string, figures = '') {
  const ideas: PageIdea[] = []
  const recogniser: TextRecogniser = {
    recognise: async (_, idea) => {
      ideas.push(idea)
      const text = idea === 'figures' ? figures : line
      return text === '' ? [] : [word(text)]
    },
    close: async () => {},
  }
  const [found] = await withNumbersReadAgain([read], picture, recogniser)
  return { text: found?.text, confidence: found?.confidence, ideas }
}

describe('a masked account number', () => {
  it.each([
    ['*8420', '*9420', '9420', '*9420'],
    ['XXXX8420', 'XXXX9420', '99999420', 'XXXX9420'],
    ['426659XXXXXXXXXX', '426859XXXXXXXXXX', '4268599999999999', '426859XXXXXXXXXX'],
  ])(
    '%s has the figures that two closer looks agree on, and is asked',
    async (read, line, figures, right) => {
      const { text, confidence, ideas } = await looked(word(read), line, figures)
      expect(text).toBe(right)
      expect(confidence).toBeLessThanOrEqual(50)
      expect(ideas).toEqual(['line', 'figures'])
    },
  )

  it('keeps its figures where two closer looks differ, and is asked', async () => {
    const { text, confidence } = await looked(word('*8420'), '*9420', '6420')
    expect(text).toBe('*8420')
    expect(confidence).toBeLessThanOrEqual(50)
  })

  it.each([
    ['that reads the same', '*8420'],
    ['in which a figure is lost', '*942'],
    ['that reads no number', 'x84Z0'],
    ['that reads nothing', ''],
  ])('stays as it is after a look %s', async (_name, line) => {
    expect(await looked(word('*8420'), line, '9420')).toEqual({
      text: '*8420',
      confidence: 90,
      ideas: ['line'],
    })
  })

  it('keeps its signs, which were counted', async () => {
    const { text } = await looked(word('426659XXXXXXXXXX'), '426859XXXXXXXXX', '426859999999999')
    expect(text).toBe('426859XXXXXXXXXX')
  })

  it.each(['9420', 'XXX-XX-3084', '$8,420', '08/04/2026'])('is not what %s is', async (text) => {
    expect((await looked(word(text), '*9420', '9420')).ideas).toEqual([])
  })
})
