import { listTeam } from '../../../shared/api/team.ts'
import { teamTexts as texts } from '../../../shared/messages/staff/team.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberTable } from './member-table.tsx'

/** Members, invitations and the form that invites. @param ownEmail marks one's own row */
export function TeamPanel({ ownEmail }: { ownEmail: string }) {
  const team = useCall(listTeam, {})
  const reload = async () => void (await team.refetch())
  if (team.isPending) return <Skeleton lines={6} />
  if (!team.data) return <FailureNotice sentence={sentenceOf(team.error, texts.failed)} />
  return (
    <div className="grid gap-10">
      <PageSection id="members" title={texts.members.title}>
        <MemberTable members={team.data.members} ownEmail={ownEmail} onChanged={reload} />
      </PageSection>
      <PageSection id="invite" title={texts.invite.title} lead={texts.invite.lead}>
        <InviteForm onInvited={reload} />
      </PageSection>
      <PageSection id="invitations" title={texts.invitations.title}>
        <InvitationList invitations={team.data.invitations} onChanged={reload} />
      </PageSection>
    </div>
  )
}
