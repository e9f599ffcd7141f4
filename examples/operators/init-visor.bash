sudo -u vega vegavisor init --home /var/lib/vega/visor
sudo install -o vega -g vega -m 0755 /usr/local/bin/vega /var/lib/vega/visor/genesis/vega
