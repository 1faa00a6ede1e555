-- What a transaction brings of each address, from its end until it is counted: no committed row ever stands here, so that none has to outlive a crash.
CREATE UNLOGGED TABLE "noted_addresses" (
	"transaction" xid8 NOT NULL,
	"address" "bytea" NOT NULL,
	"leads" integer NOT NULL,
	"clients" integer NOT NULL,
	PRIMARY KEY ("transaction", "address")
);
--> statement-breakpoint
CREATE FUNCTION count_address(hashed bytea, more_leads integer, more_clients integer) RETURNS void LANGUAGE plpgsql AS $$
declare
	leads_now integer;
	clients_now integer;
	difference integer;
begin
	-- Whoever counts the same address at the same time counts after this, or this after them.
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
CREATE FUNCTION count_noted_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
declare
	one record;
begin
	-- The first of a transaction's addresses counts all of them, in the order that everybody has, so that nobody waits in a circle.
	perform from noted_addresses where transaction = new.transaction and address = new.address;
	if not found then return null; end if;
	for one in
		with taken as (delete from noted_addresses where transaction = new.transaction returning address, leads, clients)
		select address, leads, clients from taken where leads <> 0 or clients <> 0 order by address
	loop
		perform count_address(one.address, one.leads, one.clients);
	end loop;
	return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER addresses_noted AFTER INSERT ON noted_addresses DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION count_noted_addresses();--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_address(email_key text, more_leads integer, more_clients integer) RETURNS void LANGUAGE sql AS $$
	insert into noted_addresses as noted (transaction, address, leads, clients)
	values (pg_current_xact_id(), sha256(convert_to(email_key, 'UTF8')), more_leads, more_clients)
	on conflict (transaction, address) do update
	set leads = noted.leads + excluded.leads, clients = noted.clients + excluded.clients
$$;--> statement-breakpoint
-- Whoever came between the count of migration 46 and its triggers was never added. A change and what it adds to the totals are of one
-- transaction, so that one statement sees both or neither of each: what differs then is missing, and nobody has to wait meanwhile.
INSERT INTO client_totals
SELECT figure, client_type, payment_status, dispute_status, day, sum(clients), sum(cents), sum(intake), sum(round1), sum(ready), sum(missing_files)
FROM (
	SELECT f.* FROM clients c CROSS JOIN LATERAL client_figures(c) f
	UNION ALL
	SELECT figure, client_type, payment_status, dispute_status, day, -clients, -cents, -intake, -round1, -ready, -missing_files
	FROM client_totals WHERE figure <> 'lead'
) differing
GROUP BY 1, 2, 3, 4, 5
HAVING sum(clients) <> 0 OR sum(cents) <> 0 OR sum(intake) <> 0 OR sum(round1) <> 0 OR sum(ready) <> 0 OR sum(missing_files) <> 0;
