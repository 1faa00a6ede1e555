import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCheapHasher } from '../../../../test/support/cheap-hasher.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { staffAddCommand } from './run-staff-add.ts'
import { findUserByEmailKey } from './sessions.store.ts'
import { updateStaffUser } from './staff-credentials.store.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({ working: false })
})
beforeEach(() => test.startAnew())
afterAll(() => test.close())

/** What the command printed. */
async function staffAdd(...args: string[]): Promise<string> {
  const lines: string[] = []
  const password = ['--password', 'corridor lantern 58 birch']
  await staffAddCommand(test.deps, makeCheapHasher()).run([...args, ...password], (line) => lines.push(line))
  return lines.join('\n')
}

async function memberWith(email: string) {
  const user = await findUserByEmailKey(test.deps.database.db, emailKeyOf(email))
  return { name: user?.name, role: user?.role }
}

describe('npm run staff:add', () => {
  it('makes the first account an owner, typed as the README and the first start print it', async () => {
    expect(await staffAdd('ada@armor.example')).toContain('Added the owner account ada@armor.example.')
    expect(await memberWith('ada@armor.example')).toEqual({ name: 'ada@armor.example', role: 'owner' })
  })

  it('makes no later account an admin that is not asked for as one', async () => {
    await staffAdd('ada@armor.example')
    expect(await staffAdd('bea@armor.example', 'Bea', 'Ber')).toContain('Added the staff account')
    await staffAdd('cyd@armor.example', '--admin')
    expect(await memberWith('bea@armor.example')).toEqual({ name: 'Bea Ber', role: 'staff' })
    expect((await memberWith('cyd@armor.example')).role).toBe('admin')
  })

  it('leaves the first account plain staff when that is asked for, and makes the next one the owner', async () => {
    await staffAdd('ada@armor.example', '--staff')
    expect((await memberWith('ada@armor.example')).role).toBe('staff')
    await staffAdd('bea@armor.example')
    expect((await memberWith('bea@armor.example')).role).toBe('owner')
  })

  it('renews an account with the name and role that it has', async () => {
    await staffAdd('ada@armor.example', 'Ada', 'Min')
    await staffAdd('bea@armor.example', 'Bea', 'Ber')
    expect(await staffAdd('ADA@armor.example')).toContain('Renewed the owner account')
    await staffAdd('bea@armor.example')
    expect(await memberWith('ada@armor.example')).toEqual({ name: 'Ada Min', role: 'owner' })
    expect(await memberWith('bea@armor.example')).toEqual({ name: 'Bea Ber', role: 'staff' })
    await staffAdd('bea@armor.example', 'Bea', 'Baer', '--admin')
    expect(await memberWith('bea@armor.example')).toEqual({ name: 'Bea Baer', role: 'admin' })
  })

  it('gives a product whose only owner was locked out an owner again', async () => {
    await staffAdd('ada@armor.example', 'Ada', 'Min')
    const ada = await findUserByEmailKey(test.deps.database.db, emailKeyOf('ada@armor.example'))
    const locked = { email: 'ada@armor.example', name: 'Ada Min', role: 'owner' }
    await updateStaffUser(test.deps.database.db, ada?.id ?? '', { ...locked, disabledAt: test.clock.now() })
    await staffAdd('bea@armor.example')
    expect((await memberWith('bea@armor.example')).role).toBe('owner')
  })

  it('refuses both roles at once, and words that it does not know', async () => {
    await expect(staffAdd('ada@armor.example', '--admin', '--staff')).rejects.toThrow('Usage: npm run')
    await expect(staffAdd('ada@armor.example', '--guest')).rejects.toThrow('Usage: npm run')
  })
})
