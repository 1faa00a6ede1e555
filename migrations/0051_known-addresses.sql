CREATE TABLE "known_addresses" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"leads" integer NOT NULL,
	"clients" integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION note_address(email_key text, more_leads integer, more_clients integer) RETURNS void LANGUAGE plpgsql AS $$
declare
	hashed constant bytea := sha256(convert_to(email_key, 'UTF8'));
	leads_now integer;
	clients_now integer;
	difference integer;
begin
	-- Whoever notes the same address at the same time counts after this, or this after them.
	insert into known_addresses as known (address, leads, clients) values (hashed, more_leads, more_clients)
	on conflict (address) do update set leads = known.leads + excluded.leads, clients = known.clients + excluded.clients
	returning known.leads, known.clients into leads_now, clients_now;
	if leads_now = 0 and clients_now = 0 then
		delete from known_addresses where address = hashed;
	end if;
	difference := (leads_now > 0 and clients_now = 0)::int
		- (leads_now - more_leads > 0 and clients_now - more_clients = 0)::int;
	if difference <> 0 then
		insert into client_totals (figure, clients, cents, intake, round1, ready, missing_files)
		values ('lead', difference, 0, 0, 0, 0, 0);
	end if;
end $$;--> statement-breakpoint
CREATE FUNCTION total_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
declare
	of_leads constant integer := (tg_table_name = 'leads')::int;
begin
	-- Of two addresses the lower one first, so that nobody waits in a circle.
	if tg_op = 'UPDATE' then
		if old.email_key < new.email_key then
			perform note_address(old.email_key, -of_leads, of_leads - 1);
			perform note_address(new.email_key, of_leads, 1 - of_leads);
		else
			perform note_address(new.email_key, of_leads, 1 - of_leads);
			perform note_address(old.email_key, -of_leads, of_leads - 1);
		end if;
	elsif tg_op = 'INSERT' then
		perform note_address(new.email_key, of_leads, 1 - of_leads);
	else
		perform note_address(old.email_key, -of_leads, of_leads - 1);
	end if;
	return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER leads_known AFTER INSERT OR DELETE ON leads DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION total_addresses();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER leads_moved AFTER UPDATE ON leads DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (old.email_key IS DISTINCT FROM new.email_key) EXECUTE FUNCTION total_addresses();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clients_known AFTER INSERT OR DELETE ON clients DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION total_addresses();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER clients_moved AFTER UPDATE ON clients DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (old.email_key IS DISTINCT FROM new.email_key) EXECUTE FUNCTION total_addresses();--> statement-breakpoint
INSERT INTO known_addresses
SELECT sha256(convert_to(email_key, 'UTF8')), sum(leads), sum(clients)
FROM (SELECT email_key, 1 AS leads, 0 AS clients FROM leads UNION ALL SELECT email_key, 0, 1 FROM clients) known GROUP BY email_key;--> statement-breakpoint
INSERT INTO client_totals (figure, clients, cents, intake, round1, ready, missing_files)
SELECT 'lead', count(*), 0, 0, 0, 0, 0 FROM known_addresses WHERE leads > 0 AND clients = 0 HAVING count(*) > 0;
