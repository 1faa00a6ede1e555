CREATE TABLE "client_totals" (
	"figure" text NOT NULL,
	"client_type" text DEFAULT '' NOT NULL,
	"payment_status" text DEFAULT '' NOT NULL,
	"dispute_status" text DEFAULT '' NOT NULL,
	"day" date,
	"clients" integer NOT NULL,
	"cents" bigint NOT NULL,
	"intake" integer NOT NULL,
	"round1" integer NOT NULL,
	"ready" integer NOT NULL,
	"missing_files" integer NOT NULL
);

--> statement-breakpoint
CREATE FUNCTION paid_month(client_id integer, created_at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
	select case when arrival.client_id is null then date_trunc('month', paid_month.created_at at time zone 'UTC')
		else date_trunc('month', arrival.paid_on) end::date
	from (select 1) one left join client_arrivals arrival on arrival.client_id = paid_month.client_id
$$;--> statement-breakpoint
CREATE FUNCTION client_figures(c clients) RETURNS TABLE (figure text, client_type text, payment_status text, dispute_status text, day date,
	clients integer, cents bigint, intake integer, round1 integer, ready integer, missing_files integer) LANGUAGE sql STABLE AS $$
	select 'group', c.client_type, c.payment_status, c.dispute_status, null::date, 1, c.amount_cents::bigint,
		(c.intake_completed_at is not null or c.round1_mail_date is not null)::int,
		(c.round1_mail_date is not null)::int,
		(c.intake_completed_at is not null and c.round1_mail_date is null and 3 = (
			select count(*) from report_uploads r where r.client_id = c.id and r.superseded_at is null))::int,
		(c.missing_files > 0 and c.dispute_status <> 'completed')::int
	union all
	select 'month', '', '', '', m.day, 1, c.amount_cents::bigint, 0, 0, 0, 0
	from (select paid_month(c.id, c.created_at) as day where c.payment_status = 'paid') m where m.day is not null
	union all
	select 'deadline', '', '', '', c.next_deadline_on, 1, 0, 0, 0, 0, 0
	where c.next_deadline_proved and c.next_deadline_on is not null
$$;--> statement-breakpoint
INSERT INTO client_totals
SELECT f.figure, f.client_type, f.payment_status, f.dispute_status, f.day, sum(f.clients), sum(f.cents),
	sum(f.intake), sum(f.round1), sum(f.ready), sum(f.missing_files)
FROM clients c CROSS JOIN LATERAL client_figures(c) f GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
CREATE FUNCTION total_added_clients() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into client_totals
	select f.figure, f.client_type, f.payment_status, f.dispute_status, f.day, sum(f.clients), sum(f.cents),
		sum(f.intake), sum(f.round1), sum(f.ready), sum(f.missing_files)
	from added a join clients c on c.id = a.id cross join lateral client_figures(c) f group by 1, 2, 3, 4, 5;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER clients_added AFTER INSERT ON clients REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION total_added_clients();--> statement-breakpoint
CREATE FUNCTION total_changed_client() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into client_totals
	select f.figure, f.client_type, f.payment_status, f.dispute_status, f.day, sum(f.sign * f.clients), sum(f.sign * f.cents),
		sum(f.sign * f.intake), sum(f.sign * f.round1), sum(f.sign * f.ready), sum(f.sign * f.missing_files)
	from (select 1 as sign, n.* from client_figures(new) n union all select -1, o.* from client_figures(old) o) f
	group by 1, 2, 3, 4, 5
	having sum(f.sign * f.clients) <> 0 or sum(f.sign * f.cents) <> 0 or sum(f.sign * f.intake) <> 0
		or sum(f.sign * f.round1) <> 0 or sum(f.sign * f.ready) <> 0 or sum(f.sign * f.missing_files) <> 0;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER clients_changed AFTER UPDATE ON clients FOR EACH ROW WHEN (
	(old.client_type, old.payment_status, old.dispute_status, old.amount_cents, old.intake_completed_at is null, old.round1_mail_date is null,
		old.missing_files, old.next_deadline_on, old.next_deadline_proved, old.created_at)
	IS DISTINCT FROM
	(new.client_type, new.payment_status, new.dispute_status, new.amount_cents, new.intake_completed_at is null, new.round1_mail_date is null,
		new.missing_files, new.next_deadline_on, new.next_deadline_proved, new.created_at))
	EXECUTE FUNCTION total_changed_client();--> statement-breakpoint
CREATE FUNCTION total_gone_client() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into client_totals
	select f.figure, f.client_type, f.payment_status, f.dispute_status, f.day, -f.clients, -f.cents, -f.intake, -f.round1, -f.ready, -f.missing_files
	from client_figures(old) f;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER clients_gone AFTER DELETE ON clients FOR EACH ROW EXECUTE FUNCTION total_gone_client();--> statement-breakpoint
CREATE FUNCTION total_reports(ids integer[], differences integer[]) RETURNS void LANGUAGE plpgsql AS $$
begin
	-- Whoever changes the client at the same time counts after this, or this after them.
	perform 1 from clients where id = any(ids) order by id for no key update;
	insert into client_totals
	select 'group', c.client_type, c.payment_status, c.dispute_status, null::date, 0, 0, 0, 0,
		sum((held.reports = 3)::int - (held.reports - d.difference = 3)::int), 0
	from unnest(ids, differences) as d (id, difference) join clients c on c.id = d.id
	cross join lateral (
		select count(*) as reports from report_uploads r where r.client_id = c.id and r.superseded_at is null) held
	where c.intake_completed_at is not null and c.round1_mail_date is null
		and (held.reports = 3) <> (held.reports - d.difference = 3)
	group by 1, 2, 3, 4;
end $$;--> statement-breakpoint
CREATE FUNCTION total_changed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
declare
	ids integer[];
	differences integer[];
begin
	if tg_op = 'INSERT' then
		select array_agg(d.id), array_agg(d.difference) into ids, differences from (
			select client_id as id, count(*)::int as difference from added
			where client_id is not null and superseded_at is null group by 1) d;
	elsif tg_op = 'DELETE' then
		select array_agg(d.id), array_agg(d.difference) into ids, differences from (
			select client_id as id, -count(*)::int as difference from gone
			where client_id is not null and superseded_at is null group by 1) d;
	else
		select array_agg(d.id), array_agg(d.difference) into ids, differences from (
			select e.id, sum(e.n)::int as difference from (
				select client_id as id, 1 as n from added where superseded_at is null
				union all select client_id, -1 from gone where superseded_at is null) e
			where e.id is not null group by 1 having sum(e.n) <> 0) d;
	end if;
	if ids is not null then perform total_reports(ids, differences); end if;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER reports_added AFTER INSERT ON report_uploads REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION total_changed_reports();--> statement-breakpoint
CREATE TRIGGER reports_changed AFTER UPDATE ON report_uploads REFERENCING OLD TABLE AS gone NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION total_changed_reports();--> statement-breakpoint
CREATE TRIGGER reports_gone AFTER DELETE ON report_uploads REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION total_changed_reports();--> statement-breakpoint
CREATE FUNCTION total_arrivals(ids integer[], days date[], signs integer[]) RETURNS void LANGUAGE sql AS $$
	insert into client_totals
	select 'month', '', '', '', m.day, sum(m.sign), sum(m.sign * c.amount_cents), 0, 0, 0, 0
	from unnest(ids, days, signs) as a (id, paid_on, sign)
	join clients c on c.id = a.id and c.payment_status = 'paid'
	cross join lateral (values
		(date_trunc('month', a.paid_on)::date, a.sign),
		(date_trunc('month', c.created_at at time zone 'UTC')::date, -a.sign)) as m (day, sign)
	where m.day is not null
	group by m.day having sum(m.sign) <> 0 or sum(m.sign * c.amount_cents) <> 0
$$;--> statement-breakpoint
CREATE FUNCTION total_changed_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op <> 'INSERT' then
		perform total_arrivals(array_agg(client_id), array_agg(paid_on), array_agg(-1)) from gone having count(*) > 0;
	end if;
	if tg_op <> 'DELETE' then
		perform total_arrivals(array_agg(client_id), array_agg(paid_on), array_agg(1)) from added having count(*) > 0;
	end if;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER arrivals_added AFTER INSERT ON client_arrivals REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION total_changed_arrivals();--> statement-breakpoint
CREATE TRIGGER arrivals_changed AFTER UPDATE ON client_arrivals REFERENCING OLD TABLE AS gone NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION total_changed_arrivals();--> statement-breakpoint
CREATE TRIGGER arrivals_gone AFTER DELETE ON client_arrivals REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION total_changed_arrivals();
