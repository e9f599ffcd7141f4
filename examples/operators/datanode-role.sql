-- The data node makes and drops its own database and adds the timescaledb extension: on a server that serves nothing
-- else it is simplest to give it the rights of a superuser. Run as the user postgres: psql -f datanode-role.sql
CREATE ROLE vega LOGIN SUPERUSER PASSWORD 'CHANGE-ME';
CREATE DATABASE vega OWNER vega TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C';
