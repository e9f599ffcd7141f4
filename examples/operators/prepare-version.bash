release=v0.73.9
sudo -u vega install -d "/var/lib/vega/visor/$release"
sudo install -o vega -g vega -m 0755 vega "/var/lib/vega/visor/$release/vega"
sudo -u vega cp \
  /var/lib/vega/visor/current/run-config.toml \
  "/var/lib/vega/visor/$release/run-config.toml"
sudo -u vega "/var/lib/vega/visor/$release/vega" version
