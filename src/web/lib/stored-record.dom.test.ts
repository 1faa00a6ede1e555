import { describe, expect, it, vi } from 'vitest'
import { readStored, removeStored, writeStored } from './stored-record.ts'
import { intakePrefill } from './stored-records.ts'

const entry = { name: 'Ana Maria', email: 'ana@example.com', phone: '555 010 0100', paymentIntentId: 'pi_1' }
const day = 24 * 60 * 60 * 1000

describe('stored records', () => {
  it('come back as they were written, until 24 hours have passed', () => {
    writeStored(intakePrefill, entry, 1_000)
    expect(readStored(intakePrefill, 1_000 + day - 1)).toEqual(entry)
    expect(readStored(intakePrefill, 1_000 + day)).toBeNull()
    expect(localStorage.getItem('intake-prefill')).toBeNull()
  })

  it('are read when something else wrote them without a time', () => {
    localStorage.setItem('intake-prefill', JSON.stringify(entry))
    expect(readStored(intakePrefill)).toEqual(entry)
  })

  it.each(['{', '"text"', 'null', '[1]', '7'])(
    'that are corrupt (%s) are only logged and removed',
    (text) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
      localStorage.setItem('intake-prefill', text)
      expect(readStored(intakePrefill)).toBeNull()
      expect(localStorage.getItem('intake-prefill')).toBeNull()
      expect(warned).toHaveBeenCalledOnce()
      warned.mockRestore()
    },
  )

  it('are gone when removed', () => {
    writeStored(intakePrefill, entry)
    removeStored(intakePrefill)
    expect(readStored(intakePrefill)).toBeNull()
  })
})
