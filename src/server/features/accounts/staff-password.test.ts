import { describe, expect, it } from 'vitest'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkStaffPassword } from './staff-password.ts'

/** The sentence that refuses it; null when it is taken. */
function refusalOf(password: string): unknown {
  try {
    checkStaffPassword(password, ['dana@armor.example', 'Dana Staff'])
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.says
  }
}

describe('a password of staff', () => {
  it.each([
    'leavemealone',
    'LeaveMeAlone',
    'mailcreated5240',
    'PolniyPizdec0211',
    'zxcasdqwe123',
    '1q2w3e4r5t6y',
  ])('that was stolen elsewhere is refused, however it is written: %s', (password) => {
    expect(refusalOf(password)).toEqual(says('staff.breachedPassword'))
  })

  it('that a person made up is taken', () => {
    for (const password of [
      'corridor lantern 58 birch',
      'leave the harbour alone',
      'ünfug am Dienstag 7',
      '雨の日の紅茶と古い地図帳',
    ])
      expect(refusalOf(password)).toBeNull()
  })

  it('is none of the stolen ones because it looks like one', () => {
    const taken = Array.from({ length: 500 }, (_, at) => refusalOf(`corridor ${at} lantern ${at * 7} birch`))
    expect(new Set(taken)).toEqual(new Set([null]))
  })
})
