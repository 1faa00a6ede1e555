import { describe, expect, it } from 'vitest'
import { emailTypes, mailKinds, mailTypes, notToClients, sessionMails } from './mail-kinds.ts'

describe('the kinds of mails', () => {
  it('that staff may write are the eight of the specification, in its order', () => {
    expect(emailTypes).toEqual([
      'welcome',
      'analysis-complete',
      'round1-followup',
      'round2-followup',
      'round3-followup',
      'check-in',
      'automated',
      'results',
    ])
  })

  it('that open a session are not kept as text, and only reminders and what the operator words can be stopped', () => {
    expect([...sessionMails].sort()).toEqual([
      'funding-draft',
      'funding-link',
      'funding-news',
      'sign-in-link',
      'staff-invitation',
    ])
    expect(
      mailTypes.filter((type) => mailKinds[type].isOptional && mailKinds[type].schedule !== 'reminder'),
    ).toEqual(['own-kind'])
  })

  it('that go to others, or were just asked for, are no last word to a client', () => {
    expect([...notToClients].sort()).toEqual([
      'address-changed',
      'agreement-report',
      'funding-draft',
      'funding-link',
      'message-received',
      'session-staff',
      'sign-in-link',
      'staff-digest',
      'staff-invitation',
      'support-message',
      'text-test',
      'webhook-off',
      'work-late',
    ])
  })
})
