sudo systemctl daemon-reload
sudo systemctl enable --now vegavisor.service
journalctl --unit vegavisor --follow
