-- Of whom the file of an import said nothing ('unknown', decision 167) whoever pays does so here, and counts as a client does who did not come by an arrival.
CREATE OR REPLACE FUNCTION paid_month(client_id integer, created_at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
	select case when arrival.client_id is null then date_trunc('month', paid_month.created_at at time zone 'UTC')
		else date_trunc('month', arrival.paid_on) end::date
	from (select 1) one left join client_arrivals arrival on arrival.client_id = paid_month.client_id and arrival.paid <> 'unknown'
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION total_changed_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op <> 'INSERT' then
		perform total_arrivals(array_agg(client_id), array_agg(paid_on), array_agg(-1)) from gone where paid <> 'unknown' having count(*) > 0;
	end if;
	if tg_op <> 'DELETE' then
		perform total_arrivals(array_agg(client_id), array_agg(paid_on), array_agg(1)) from added where paid <> 'unknown' having count(*) > 0;
	end if;
	return null;
end $$;
