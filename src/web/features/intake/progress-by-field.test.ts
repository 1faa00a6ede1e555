import { describe, expect, it } from 'vitest'
import { progressByField } from './use-intake-files.ts'

describe('the progress of each file of one request', () => {
  const order = [
    { field: 'creditReport0', bytes: 100 },
    { field: 'creditReport1', bytes: 300 },
  ]

  it.each([
    [0, 0, 0],
    [0.125, 0.5, 0],
    [0.25, 1, 0],
    [0.625, 1, 0.5],
    [1, 1, 1],
  ])('at %d of the request is %d and %d', (fraction, first, second) => {
    expect(progressByField(order, fraction)).toEqual({ creditReport0: first, creditReport1: second })
  })

  it('counts an empty file as sent', () => {
    expect(progressByField([{ field: 'ssc', bytes: 0 }], 0)).toEqual({ ssc: 1 })
  })
})
