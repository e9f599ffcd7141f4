-- A database for the index of transactions. Run as the user postgres: psql -f blockexplorer-role.sql
CREATE ROLE explorer LOGIN PASSWORD 'CHANGE-ME';
CREATE DATABASE tendermint_indexer_db OWNER explorer;
